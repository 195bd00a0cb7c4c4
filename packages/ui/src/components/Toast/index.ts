export { ToastRegion } from './ToastRegion.tsx';
export type { ToastAction } from './toasts.ts';
export { clearToasts, toast } from './toasts.ts';
