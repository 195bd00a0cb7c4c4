export { TableSettings } from './TableSettings.tsx';
export type { TableSettingsProps } from './TableSettingsProps.ts';
