export { createNewsletter, type Newsletter } from './application/create-newsletter.ts';
