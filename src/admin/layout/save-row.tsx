import { Box } from '@mui/material';
import { SaveButton, type SaveButtonProps } from 'react-admin';

/** The one button below a form, also on a phone, where react-admin's own bar would float over the fields. */
export function SaveRow({
  flush = false,
  ...button
}: Pick<SaveButtonProps, 'label' | 'icon'> & {
  /** Aligned with fields that have no margin. */
  readonly flush?: boolean;
}) {
  return (
    <Box sx={flush ? { mt: 2 } : { mt: 2, px: 2, pb: 2 }}>
      <SaveButton {...button} />
    </Box>
  );
}
