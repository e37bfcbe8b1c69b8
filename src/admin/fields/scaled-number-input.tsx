import { NumberInput, type NumberInputProps } from 'react-admin';

/**
 * A whole number that people read and type in another unit: 1 € is 100 cents, 1 cm 10 mm, 1 kg 1,000 g.
 * @param per how many of what is kept make one of what is typed
 */
export function ScaledNumberInput({ per, ...props }: NumberInputProps & { readonly per: number }) {
  return (
    <NumberInput
      {...props}
      format={(kept: number | '' | null | undefined) => (typeof kept === 'number' ? kept / per : '')}
      parse={(typed: string) => {
        const number = Number.parseFloat(typed);
        return Number.isFinite(number) ? Math.round(number * per) : null;
      }}
    />
  );
}
