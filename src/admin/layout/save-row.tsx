import { Box } from '@mui/material';
import { SaveButton } from 'react-admin';

/** The one button below a form, on a phone too where react-admin's own bar would float over the fields. */
export function SaveRow() {
  return (
    <Box sx={{ mt: 2, px: 2, pb: 2 }}>
      <SaveButton />
    </Box>
  );
}
