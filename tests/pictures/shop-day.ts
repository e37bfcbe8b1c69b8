/** When the photographed shop opens. A Monday morning in summer. */
export const shopDay = '2026-06-15T08:00:00Z';
