import { useMediaQuery, type Theme } from '@mui/material';

/** Whether the window is too narrow for a table: lists then show an entry's facts one below the other. */
export const useIsPhone = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
