export { ToastRegion } from './ToastRegion.tsx';
export { clearToasts, toast, type ToastAction } from './toasts.ts';
