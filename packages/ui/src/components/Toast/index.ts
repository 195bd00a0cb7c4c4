export { ToastRegion } from './ToastRegion.tsx';
export { toast } from './toasts.ts';
