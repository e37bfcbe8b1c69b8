export { createCartReminders, type CartReminders } from './application/cart-reminders.ts';
