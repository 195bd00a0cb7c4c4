import type { TableWords } from '../data/TableWords.ts';

export const tables: TableWords = {
  DataTable: {
    scrolls: (name) => `${name}, se desplaza hacia los lados`,
    total: 'Total',
    noRows: 'Sin filas',
    moreOf: (row) => `Más de ${row}`,
    sortBy: 'Ordenar por',
    sortByNone: 'Ninguno',
    ascending: 'Ascendente',
    descending: 'Descendente',
  },
  NoValue: {
    none: 'ninguno',
  },
  Pagination: {
    range: (first, last, _total, formatted) => `Mostrando del ${first} al ${last} de ${formatted}`,
    nothing: 'Mostrando 0 de 0',
    perPage: 'Por página',
    perPageOf: (items) => `${items} por página`,
    pagesOf: (items) => `Páginas de ${items}`,
    page: (page) => `Página ${page}`,
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
  },
  PhoneListBar: {
    filter: 'Filtrar',
    filters: (count) => `Filtrar (${count})`,
    sort: 'Ordenar',
    ascending: (column) => `${column}, ascendente`,
    descending: (column) => `${column}, descendente`,
    notSorted: 'Sin ordenar',
  },
  SelectionTable: {
    column: 'Seleccionar',
    selectRow: (row) => `Seleccionar ${row}`,
    selectPage: (count, formatted) =>
      count === 1
        ? 'Seleccionar la única fila de esta página'
        : `Seleccionar las ${formatted} filas de esta página`,
    selected: (count, formatted) =>
      `${formatted} ${count === 1 ? 'seleccionada' : 'seleccionadas'}`,
    onOtherPages: (count, formatted) =>
      `${formatted} de ellas en ${count === 1 ? 'otra página' : 'otras páginas'}`,
    notInList: (_count, formatted) => `${formatted} de ellas fuera de esta lista`,
    nothing: 'Ninguna fila seleccionada',
    bar: 'Filas seleccionadas',
    clear: 'Borrar la selección',
  },
  SortAnnouncement: {
    sorted: (table, column, direction) =>
      `La tabla ${table} está ordenada por ${column}, ${direction === 'asc' ? 'ascendente' : 'descendente'}`,
    unsorted: (table) => `La tabla ${table} ya no está ordenada`,
  },
  TableSettings: {
    open: 'Personalizar',
    title: 'Personalizar la tabla',
    useDefaults: 'Usar valores predeterminados',
    done: 'Listo',
  },
  TableSettingsForm: {
    density: 'Densidad',
    comfortable: 'Cómoda',
    compact: 'Compacta',
    columns: 'Columnas',
    comesFirst: (column) => `${column} siempre se muestra, y va primero.`,
    moveUp: (column, place, count) => `Subir ${column}, ahora ${place} de ${count}`,
    moveDown: (column, place, count) => `Bajar ${column}, ahora ${place} de ${count}`,
  },
  TreeTable: {
    under: (row) => `las filas bajo ${row}`,
    level: (level) => `Nivel ${level}: `,
    show: (branch) => `Mostrar ${branch}`,
    loading: (branch) => `Cargando ${branch} …`,
    stillLoading: (branch) => `Todavía se intenta cargar ${branch}`,
    failed: (branch) => `No se pudo cargar: ${branch}.`,
    empty: (branch) => `No hay nada que mostrar en ${branch}.`,
    tryAgain: 'Intentar de nuevo',
    tryAgainToLoad: (branch) => `Intentar de nuevo cargar ${branch}`,
    loaded: (branch, count, formatted) =>
      `Se cargó ${branch}: ${formatted} ${count === 1 ? 'fila' : 'filas'}`,
    couldNotLoad: (branch) => `No se pudo cargar ${branch}`,
    showMore: (_count, formatted) => `Mostrar ${formatted} más`,
    ofBranch: (branch) => `de ${branch}`,
    shownOf: (_shown, formatted, _total, formattedTotal) =>
      `Se muestran ${formatted} de ${formattedTotal}`,
    moreFailed: 'No se pudo cargar el resto; inténtelo de nuevo.',
    moreCouldNotLoad: (branch) => `No se pudo cargar el resto de ${branch}`,
  },
};
