export { createStaff, type Staff } from './application/create-staff.ts';
