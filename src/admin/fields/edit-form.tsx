import { Box } from '@mui/material';
import { useState, type ReactElement, type ReactNode } from 'react';
import {
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  useNotify,
  useResourceContext,
  type EditProps,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import type { StaffRight } from '../../shared/staff-rights.ts';
import { fieldErrorsOf, isOvertaken, messageOf } from '../data/api.ts';
import { useMay } from '../layout/use-may.ts';
import { shopTexts as t } from '../texts/shop-texts.ts';
import { OvertakenNote, readOvertaking, type Overtaking } from './overtaken.tsx';

/**
 * A form over one record; who may not change it sees it. The server's answer comes before „Gespeichert“. Where somebody
 * else was faster, what was typed stays, and the person who typed it chooses.
 */
export function EditForm({
  right,
  title,
  children,
  ...edit
}: { readonly right: StaffRight; readonly title: ReactElement | string; readonly children: ReactNode } & Pick<
  EditProps,
  'resource' | 'id'
>) {
  const mayWrite = useMay(right);
  const notify = useNotify();
  const resource = useResourceContext(edit);
  const params = useParams();
  const id = (edit.id as string | undefined) ?? params['id'];
  const [overtaking, setOvertaking] = useState<Overtaking | null>(null);
  const meetOther = (): void => {
    if (resource === undefined || id === undefined) return;
    readOvertaking(resource, id).then(setOvertaking, (error: unknown) =>
      notify(messageOf(error), { type: 'error' }),
    );
  };
  const onError = (error: unknown): void => {
    if (isOvertaken(error)) meetOther();
    else if (fieldErrorsOf(error) === null) notify(messageOf(error), { type: 'error' });
  };
  const onSuccess = (): void => {
    setOvertaking(null);
    notify(t.saved, { type: 'success' });
  };
  return (
    <Edit
      {...edit}
      title={title}
      component="div"
      actions={false}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess, onError }}
    >
      <SimpleForm
        warnWhenUnsavedChanges
        sx={{ p: 0 }}
        toolbar={
          mayWrite ? (
            <Toolbar>
              <SaveButton alwaysEnable />
            </Toolbar>
          ) : (
            false
          )
        }
      >
        <Box
          component="fieldset"
          disabled={!mayWrite}
          sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0, width: '100%', maxWidth: 900 }}
        >
          {overtaking === null ? null : (
            <OvertakenNote
              overtaking={overtaking}
              onOvertaken={meetOther}
              onEnd={() => setOvertaking(null)}
            />
          )}
          {children}
        </Box>
      </SimpleForm>
    </Edit>
  );
}
