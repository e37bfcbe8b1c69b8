export { createConsent, type Consent } from './application/create-consent.ts';
