/** What boxes, lockers and counters are called in the languages of the countries that the shop delivers to. */
const names: readonly string[] = [
  // Germany, Austria, Switzerland
  String.raw`pack ?-?stations?`,
  String.raw`paket ?-?(?:station|shop|box|kasten|fach)`,
  String.raw`abhol ?-?station`,
  String.raw`post ?-?(?:filiale|fach|box|nummer \d{6,10}|nr\.? ?\d{6,10})`,
  'postlagernd',
  // English, and what carriers call theirs everywhere
  String.raw`p\.? ?o\.? ?box`,
  String.raw`post(?:al)? office box`,
  String.raw`(?:parcel|packet|dhl|amazon|inpost) ?-?(?:locker|shop|box)s?`,
  'easybox',
  'z-box',
  'bfpo',
  // France, Belgium, Luxembourg
  String.raw`bo[iî]te postale`,
  'poste restante',
  String.raw`point[ -]relais`,
  String.raw`consigne (?:pickup|colis)`,
  // Italy, Spain, Portugal, Romania
  'casella postale',
  String.raw`fermo ?posta`,
  String.raw`(?:apartado|apdo\.?)(?: de correos| postal)? (?:n\.?º ?|nº ?)?\d+`,
  String.raw`apartado (?:de correos|postal)`,
  'lista de correos',
  'citypaq',
  'posta restante',
  String.raw`c[aă]su[tț]a po[sș]tal[aă]`,
  // Netherlands, Denmark, Norway, Sweden, Finland
  'postbus',
  'pakketautomaat',
  'afhaalpunt',
  'postboks',
  String.raw`pakke(?:boks|shop)`,
  String.raw`(?:postilokero|pakettiautomaatti)`,
  // Poland, Czechia, Slovakia, Hungary, Croatia, Slovenia
  String.raw`skrytka pocztowa|skr\. ?poczt\.?`,
  'paczkomat',
  String.raw`po[sš]tovn[ií] p[rř]ihr[aá]dka`,
  String.raw`po[sš]tov[yý] prie[cč]inok`,
  String.raw`bal[ií]kobox`,
  String.raw`postafi[oó]k|csomagautomata`,
  String.raw`po[sš]tanski pretinac|po[sš]tni predal|paketomat`,
  // Estonia, Latvia, Lithuania, Bulgaria, Greece
  String.raw`pakiautomaat|postkast`,
  String.raw`pasta kast[iī]te|pakom[aā]ts`,
  String.raw`pa[sš]tomatas|pa[sš]to d[eė][zž]ut[eė]`,
  'пощенска кутия',
  'ταχυδρομική θυρίδα',
];

/** The same in short, where it is a whole line with its number: 'BP 123', 'Box 45'. Elsewhere these mean other things. */
const shortNames: Readonly<Record<string, string>> = {
  DE: 'pf',
  AT: 'pf',
  CH: 'pf|cp',
  FR: 'bp|cs|tsa',
  BE: 'bp|pb',
  LU: 'bp',
  IT: 'cp',
  RO: 'cp',
  SE: 'box',
  NO: 'pb|boks',
  DK: 'pb|boks',
  FI: 'pl|pb',
  HU: 'pf',
  HR: 'pp',
  SI: 'pp',
  BG: 'пк',
  GR: 'τθ',
};

// `\b` knows the letters of English alone.
const anyName = new RegExp(String.raw`(?<!\p{L})(?:${names.join('|')})(?!\p{L})`, 'iu');

/** Whether a line of an address is a post-office box, a parcel locker or a counter, where nobody takes furniture. */
export function isPostalBox(country: string, line: string): boolean {
  const text = line.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (anyName.test(text)) return true;
  const short = Object.hasOwn(shortNames, country) ? shortNames[country] : undefined;
  return short !== undefined && new RegExp(`^(?:${short}) ?\\d[\\d ]*$`, 'iu').test(text.replaceAll('.', ''));
}
