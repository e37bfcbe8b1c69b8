export { PieceList as list } from './piece-list.tsx';
export { PieceCreate as create } from './piece-edit.tsx';
export { PieceEdit as edit } from './piece-edit.tsx';
