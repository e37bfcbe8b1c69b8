export { createAlerts, type Alerts } from './application/create-alerts.ts';
