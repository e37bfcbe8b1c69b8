export const fields = { missing: 'Bitte ausfüllen' };
