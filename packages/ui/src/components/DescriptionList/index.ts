export { DescriptionList } from './DescriptionList.tsx';
export type { DescriptionListProps } from './DescriptionList.tsx';
