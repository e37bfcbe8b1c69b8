import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { Edit, SaveButton, SimpleForm, Toolbar, useNotify, type EditProps } from 'react-admin';
import type { StaffRight } from '../../shared/staff-rights.ts';
import { useMay } from '../layout/use-may.ts';
import { shopTexts as t } from '../texts/shop-texts.ts';

/** A form over one record; who may not change it sees it. The server's answer comes before „Gespeichert“. */
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
  return (
    <Edit
      {...edit}
      title={title}
      component="div"
      actions={false}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess: () => notify(t.saved, { type: 'success' }) }}
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
          {children}
        </Box>
      </SimpleForm>
    </Edit>
  );
}
