import type { InputWords } from '../inputs/InputWords.ts';

type DateWords =
  | 'Calendar'
  | 'DateField'
  | 'DatePresets'
  | 'DateRangeField'
  | 'DateTimeField'
  | 'TimeField';

/** A time may end in the period of “a. m.”. */
const endSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

/** The texts of fields with dates. */
export const dates: Pick<InputWords, DateWords> = {
  Calendar: {
    month: 'Mes',
    year: 'Año',
    today: 'Hoy',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
  },
  DateField: {
    letters: { year: 'AAAA', month: 'MM', day: 'DD' },
    orders: {
      monthFirst: 'el mes, el día y el año',
      dayFirst: 'el día, el mes y el año',
      yearFirst: 'el año, el mes y el día',
    },
    notADate: (label, typed, order, example) =>
      `${label}: “${typed}” no es una fecha. Escriba ${order}, como ${example}.`,
    tooEarly: (label, date, first) =>
      `${label}: la fecha ${date} es demasiado temprana. Elija el ${first} o una fecha posterior.`,
    tooLate: (label, date, last) =>
      `${label}: la fecha ${date} es demasiado tardía. Elija el ${last} o una fecha anterior.`,
    choose: (label) => `Elegir: ${label}`,
    noCalendar: 'No se pudo abrir el calendario. Escriba la fecha.',
  },
  DatePresets: {
    thisMonth: 'Este mes',
    last30Days: 'Últimos 30 días',
    yearToDate: 'En lo que va del año',
    today: 'Hoy',
    nextDays: (days) => `Próximos ${days} días`,
  },
  DateRangeField: {
    from: (label) => `${label}: desde`,
    to: (label) => `${label}: hasta`,
    wrongOrder: (from, to) =>
      `“${to}” es anterior a “${from}”. Elija un día posterior o cambie “${from}”.`,
    presets: (label) => `${label}: períodos habituales`,
  },
  DateTimeField: {
    date: (label) => `${label}: fecha`,
    time: (label) => `${label}: hora`,
    noDate: (label) => `${label}: escriba también la fecha.`,
    noTime: (label) => `${label}: escriba también la hora.`,
  },
  TimeField: {
    patterns: { h12: 'H:MM a. m.', h23: 'HH:MM' },
    notATime: (label, typed, example) =>
      endSentence(`${label}: “${typed}” no es una hora. Escriba una hora como ${example}`),
    tooEarly: (label, time, first) =>
      `${label}: ${time} es demasiado temprano. Elija ${first} o una hora posterior.`,
    tooLate: (label, time, last) =>
      `${label}: ${time} es demasiado tarde. Elija ${last} o una hora anterior.`,
    offStep: (label, before, after) => endSentence(`${label}: elija ${before} o ${after}`),
  },
};
