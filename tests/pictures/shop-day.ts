/**
 * When the shops of photographs and browser tests open: a Monday morning in summer. Far ahead, so that nothing that a
 * browser keeps by its own clock, such as cookies, has ended there already.
 */
export const shopDay = '2035-06-18T08:00:00Z';
