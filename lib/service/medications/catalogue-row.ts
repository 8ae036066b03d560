// A product of the catalogue as the index takes it in, from PostgreSQL or from the built-in list.

export type CatalogueRow = {
  id: string;
  name: string;
  /** Ingredient names joined with commas, without strengths. */
  generic_name: string | null;
  manufacturer_name: string | null;
  /** The form in words with what narrows it, such as `Tablet SR`. */
  product_type: string | null;
  /** The plain form, such as `tablet`. */
  form: string | null;
  /** Strengths joined with commas, such as `500mg,125mg`. */
  volumes: string | null;
};
