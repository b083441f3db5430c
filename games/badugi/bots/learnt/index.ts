/** What training needs: the drill, and the table made from what was learnt. */
export { drill } from './drill.ts';
export { pack as packTable } from './packing.ts';
