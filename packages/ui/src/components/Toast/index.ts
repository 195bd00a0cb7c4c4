export { ToastRegion } from './ToastRegion.tsx';
export { clearToasts, toast } from './toasts.ts';
