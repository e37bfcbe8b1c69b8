export type { Thing } from '../storefront/components/button.tsx';
