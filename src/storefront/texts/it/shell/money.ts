import { eurosIn } from '../../../../shared/money/cents.ts';

/** An amount in cents as text, '1250,00 €'. */
export const formatEuros = eurosIn('it-IT');
