export { PieceList as list } from './piece-list.tsx';
export { PieceCreate as create } from './piece-create.tsx';
export { PieceEdit as edit } from './piece-edit.tsx';
