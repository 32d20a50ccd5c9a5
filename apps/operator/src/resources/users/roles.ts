interface RoleFlags {
  readonly is_operator: boolean;
  readonly is_deliverer: boolean;
  readonly has_shop: boolean;
  readonly city: { readonly name: string } | null;
}

/** 'Retailer, deliverer in Haatpur'. */
export function rolesOf({ is_operator, is_deliverer, has_shop, city }: RoleFlags): string {
  const deliverer = city ? `deliverer in ${city.name}` : 'deliverer';
  const roles = [
    'customer',
    ...(has_shop ? ['retailer'] : []),
    ...(is_deliverer ? [deliverer] : []),
    ...(is_operator ? ['operator'] : []),
  ].join(', ');
  return roles.charAt(0).toUpperCase() + roles.slice(1);
}
