/**
 * A form inside a section has no margins of its own, not even on phones, where react-admin leaves space for its bar.
 */
export const bareForm = {
  p: 0,
  '@media (max-width: 599.95px)': { pb: 0 },
  '&:last-child': { pb: 0 },
} as const;
