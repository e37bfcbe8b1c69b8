export { thing } from './page.tsx';
