import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { SaveButton, Toolbar, type EditProps } from 'react-admin';
import type { StaffRight } from '../../shared/staff/staff-roles.ts';
import { useMay } from '../layout/use-may.ts';
import { shopTexts } from '../texts/shop-texts.ts';
import { CardForm, FormFields } from './office-form.tsx';
import { Overtaken, SharedEdit } from './shared-edit.tsx';

/**
 * A form, read-only for staff who may not change it.
 * @param saved what is said then. Default: that the shop's pages show it at once.
 */
export function EditForm({
  right,
  title,
  children,
  saveButton = <SaveButton alwaysEnable />,
  saved = shopTexts.saved,
  ...edit
}: {
  readonly right: StaffRight;
  readonly title: ReactElement | string;
  readonly children: ReactNode;
  readonly saveButton?: ReactElement;
  readonly saved?: string;
} & Pick<EditProps, 'resource' | 'id'>) {
  const mayWrite = useMay(right);
  return (
    <SharedEdit {...edit} title={title} saved={saved}>
      <CardForm sx={{ p: 0 }} toolbar={mayWrite ? <Toolbar>{saveButton}</Toolbar> : false}>
        <Box sx={{ mt: 2, width: '100%' }}>
          <FormFields mayWrite={mayWrite}>
            <Overtaken />
            {children}
          </FormFields>
        </Box>
      </CardForm>
    </SharedEdit>
  );
}
