export { ImportList as list } from './import-list.tsx';
export { ImportShow as show } from './import-show.tsx';
