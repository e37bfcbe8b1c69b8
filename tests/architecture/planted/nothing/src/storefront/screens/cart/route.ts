export type { Page } from '../home/page.tsx';
