export { conditionName } from '../../../../shared/pieces/condition-names/en.ts';
