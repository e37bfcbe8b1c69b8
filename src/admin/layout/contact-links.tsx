import { Link } from '@mui/material';
import type { ReactNode } from 'react';

/** An address that opens the mail program; empty without one. */
export function mailLink(address: string): ReactNode {
  return address === '' ? '' : <Link href={`mailto:${address}`}>{address}</Link>;
}

/** A number that a phone calls; empty without one. */
export function phoneLink(number: string): ReactNode {
  return number === '' ? '' : <Link href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</Link>;
}
