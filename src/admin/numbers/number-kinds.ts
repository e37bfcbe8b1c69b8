/** How a numeric field's input is stored: euros as cents, centimetres as millimetres. */
export interface NumberKind {
  /** How many stored units make one typed unit. */
  readonly per: number;
  /** Decimal places: the most allowed, and those that are always shown. */
  readonly decimals: number;
  readonly shownDecimals: number;
  readonly unit: '€' | 'cm' | 'kg' | 'kg/m³' | '%' | '°' | '';
  /** Bounds of the stored value. */
  readonly min: number;
  readonly max: number;
  /** Whether thousands are grouped. Years are not, and in degrees a dot can only be the decimal mark. */
  readonly isGrouped: boolean;
}

const whole = { per: 1, decimals: 0, shownDecimals: 0, isGrouped: true } as const;
const euros = { per: 100, decimals: 2, shownDecimals: 2, unit: '€', isGrouped: true } as const;
const degrees = { per: 1, decimals: 12, shownDecimals: 0, unit: '°', isGrouped: false } as const;

/** The numbers of the office. The bounds are the server's. */
export const numberKinds = {
  price: { ...euros, min: 1, max: 100_000_000 },
  purchasePrice: { ...euros, min: 0, max: 100_000_000 },
  limit: { ...euros, min: 0, max: 100_000_000 },
  fee: { ...euros, min: 1, max: 2_000_000 },
  payment: { ...euros, min: 1, max: 2_000_000_000 },
  deduction: { ...euros, min: 0, max: 2_000_000_000 },
  measure: { per: 10, decimals: 1, shownDecimals: 0, unit: 'cm', isGrouped: true, min: 1, max: 100_000 },
  weight: { per: 1000, decimals: 3, shownDecimals: 0, unit: 'kg', isGrouped: true, min: 1, max: 10_000_000 },
  stock: { ...whole, unit: '', min: 0, max: 10_000 },
  position: { ...whole, unit: '', min: 0, max: 1000 },
  quantity: { ...whole, unit: '', min: 1, max: 1000 },
  year: { ...whole, unit: '', isGrouped: false, min: 1000, max: 2100 },
  kilograms: { ...whole, unit: 'kg', min: 1, max: 5000 },
  roomWeight: { ...whole, unit: 'kg/m³', min: 1, max: 5000 },
  percentChange: { ...whole, unit: '%', min: -90, max: 100 },
  latitude: { ...degrees, min: -90, max: 90 },
  longitude: { ...degrees, min: -180, max: 180 },
} as const satisfies Readonly<Record<string, NumberKind>>;
