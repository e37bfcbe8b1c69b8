export { thing } from '../../sandbox/paypal-api.ts';
