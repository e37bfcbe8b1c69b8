import type { ShippingTariff } from './tariff.ts';

/**
 * The delivery prices before staff have entered any. The rings around Berlin are those of spec 9; the freight rates are
 * placeholders until the shop enters those of its carriers. The texts of the withdrawal notice name the fees of a whole
 * pallet.
 */
export const firstTariff: ShippingTariff = {
  areaFees: {
    friedrichshain: 2500,
    'near-friedrichshain': 3500,
    berlin: 4500,
    potsdam: 6000,
    'berlin-area': 7000,
  },
  freight: {
    kgPerCubicMetre: 200,
    sizes: [
      { name: 'Viertelpalette', upToKg: 75 },
      { name: 'Halbe Palette', upToKg: 200 },
      { name: 'Palette', upToKg: 500 },
    ],
    zones: [
      { countries: ['DE'], feesCents: [5_900, 8_900, 12_900] },
      {
        countries: ['AT', 'BE', 'CZ', 'DK', 'LU', 'NL', 'PL'],
        feesCents: [11_900, 17_900, 24_900],
      },
      {
        countries: ['CH', 'FR', 'HU', 'IT', 'LT', 'LV', 'SE', 'SI', 'SK', 'HR'],
        feesCents: [16_900, 24_900, 34_900],
      },
      {
        countries: ['BG', 'EE', 'ES', 'FI', 'GB', 'GR', 'IE', 'NO', 'PT', 'RO'],
        feesCents: [21_900, 31_900, 44_900],
      },
    ],
  },
};
