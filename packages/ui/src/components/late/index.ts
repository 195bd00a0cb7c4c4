export { late, type LateComponent } from './late.ts';
