export const breadcrumbsWords = {
  label: 'Breadcrumb',
};
