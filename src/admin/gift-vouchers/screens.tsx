export { list } from './gift-list.tsx';
export { create } from './gift-create.tsx';
export { show } from './gift-show.tsx';
