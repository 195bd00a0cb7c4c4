/** The texts of 'Components/Navigation'. */
// oxlint-disable-next-line typescript/no-empty-object-type -- its components follow
export interface NavigationWords {}
