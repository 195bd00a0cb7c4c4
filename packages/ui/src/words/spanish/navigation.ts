import type { NavigationWords } from '../navigation/NavigationWords.ts';

export const navigation: NavigationWords = {
  AppFrame: {
    skip: 'Ir al contenido principal',
  },
  Breadcrumbs: {
    label: 'Ruta de navegación',
  },
  NavigationDrawer: {
    label: 'Navegación',
    open: 'Abrir la navegación',
    close: 'Cerrar la navegación',
  },
  NavigationToggle: {
    label: 'Navegación lateral',
  },
  SideNavigation: {
    failed: 'No se pudo cargar la navegación.',
    label: 'Principal',
    retry: 'Intentar de nuevo',
  },
  Stepper: {
    place: (step, count) => `Paso ${step} de ${count}`,
    next: (label) => `Siguiente: ${label}`,
    wrong: (labels) => `Requiere corrección: ${labels}`,
    isDone: ', completado',
    isWrong: ', requiere corrección',
  },
  TopNavigation: {
    label: 'Principal',
  },
  NavigationLink: {
    external: '(se abre en otra pestaña)',
    locked: '(requiere iniciar sesión)',
  },
  Link: {
    external: '(se abre en otra pestaña)',
  },
};
