/** An amount in cents as text, '1.250,00 €'. */
export { formatEuros } from '../../../../shared/money/cents.ts';
