export { conditionName } from '../../../../shared/pieces/condition-names/it.ts';
