export { conditionName } from '../../../../shared/pieces/condition-names/es.ts';
