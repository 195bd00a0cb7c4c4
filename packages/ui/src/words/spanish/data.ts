import type { DataWords } from '../data/DataWords.ts';
import { tables } from './tables.ts';

export const data: DataWords = {
  ...tables,
  Chart: {
    empty: 'No hay cifras para mostrar.',
    show: 'Mostrar las cifras',
    hide: 'Ocultar las cifras',
    asChart: 'Ver como gráfico',
    asTable: 'Ver como tabla',
    isChart: (title) => `${title} se muestra como gráfico`,
    isTable: (title) => `${title} se muestra como tabla`,
    readout: (noun) => `Señale un elemento (${noun}) o use las flechas para leer sus cifras.`,
    none: 'ninguno',
    share: 'Porcentaje',
  },
  FilterBar: {
    open: 'Filtros',
    refresh: 'Actualizar los filtros',
    asOf: (time) => `a las ${time}`,
  },
  FilterChips: {
    label: 'Filtros en uso',
    remove: (filter) => `Quitar el filtro, ${filter}`,
    clear: 'Borrar los filtros',
  },
  FilterPanel: {
    title: 'Filtros',
    show: (result) => `Mostrar ${result}`,
    showResults: 'Mostrar los resultados',
    reset: 'Restablecer',
    more: 'Más comandos',
  },
  FilterTexts: {
    andMore: (first, count) => `${first} y ${count} más`,
    fromTo: (from, to) => `${from} al ${to}`,
    from: (day) => `desde el ${day}`,
    to: (day) => `hasta el ${day}`,
    on: 'sí',
  },
  FilterFields: {
    all: 'Todos',
    downline: 'Incluir la línea descendente',
  },
  Money: {
    minus: 'menos ',
    none: 'sin monto',
  },
  StatTile: {
    loading: 'Cargando',
  },
  Timeline: { done: 'Hecho', current: 'En curso', toCome: 'Por venir' },
};
