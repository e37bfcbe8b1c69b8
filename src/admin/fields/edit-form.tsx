import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { Edit, SaveButton, Toolbar, useNotify, useResourceContext, type EditProps } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { StaffRight } from '../../shared/staff/staff-rights.ts';
import { fieldErrorsOf, isOvertaken, messageOf } from '../data/api.ts';
import { useMay } from '../layout/use-may.ts';
import { shopTexts as t } from '../texts/shop-texts.ts';
import { CardForm, FormFields } from './office-form.tsx';
import { OvertakenNote, useOvertaking } from './overtaken.tsx';

/**
 * A form for one record, read-only for staff who may not change it. „Gespeichert“ appears only after the server's
 * answer. If somebody else was faster, the typed values stay, and the user chooses.
 */
export function EditForm({
  right,
  title,
  children,
  saveButton = <SaveButton alwaysEnable />,
  ...edit
}: {
  readonly right: StaffRight;
  readonly title: ReactElement | string;
  readonly children: ReactNode;
  readonly saveButton?: ReactElement;
} & Pick<EditProps, 'resource' | 'id'>) {
  const mayWrite = useMay(right);
  const notify = useNotify();
  const resource = useResourceContext(edit);
  const params = useParams();
  const id = (edit.id as string | undefined) ?? params['id'];
  const { overtaking, meetOther, end } = useOvertaking(resource, id);
  const onError = (error: unknown): void => {
    if (isOvertaken(error)) meetOther();
    else if (fieldErrorsOf(error) === null) notify(messageOf(error), { type: 'error' });
  };
  const onSuccess = (): void => {
    end();
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
      <CardForm
        warnWhenUnsavedChanges
        sx={{ p: 0 }}
        toolbar={mayWrite ? <Toolbar>{saveButton}</Toolbar> : false}
      >
        <Box sx={{ mt: 2, width: '100%' }}>
          <FormFields mayWrite={mayWrite}>
            {overtaking === null ? null : (
              <OvertakenNote overtaking={overtaking} onOvertaken={meetOther} onEnd={end} />
            )}
            {children}
          </FormFields>
        </Box>
      </CardForm>
    </Edit>
  );
}
