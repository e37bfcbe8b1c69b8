/**
 * How long what people say about themselves may be, whatever form asks for it: what one form of the shop has taken, no
 * other may refuse.
 */
export const longestPersonal = {
  firstName: 100,
  lastName: 100,
  /** Both in one field. */
  name: 201,
  company: 200,
  vatId: 30,
  /** With the house number. */
  street: 200,
  /** The second line of an address. */
  apartment: 100,
  postalCode: 20,
  city: 100,
  /** Where they are typed rather than chosen. */
  region: 100,
  country: 100,
  phone: 40,
  /** RFC 5321, erratum 1690. */
  email: 254,
} as const;
