/** The texts of 'Components/Data'. */
// oxlint-disable-next-line typescript/no-empty-object-type -- its components follow
export interface DataWords {}
