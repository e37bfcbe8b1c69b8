/**
 * Postal codes of German islands without a road to them. Hauliers charge ferries by the piece, which no zone of the
 * tariff knows: since freight is passed on as it is (spec 9), its price is quoted on request.
 */
const islands: ReadonlySet<string> = new Set(
  [
    // Sylt, Föhr, Amrum, the Halligen and Pellworm
    '25980 25992 25996 25997 25999 25938 25946 25849 25859 25863 25869',
    // Helgoland and Neuwerk
    '27498 27499',
    // East Frisia: Wangerooge, Spiekeroog, Langeoog, Baltrum, Norderney, Juist, Borkum
    '26486 26474 26465 26579 26548 26571 26757',
    // Hiddensee, and Frauenchiemsee
    '18565 83256',
  ].flatMap((codes) => codes.split(' ')),
);

export function isIsland(germanPostalCode: string): boolean {
  return islands.has(germanPostalCode.trim());
}
