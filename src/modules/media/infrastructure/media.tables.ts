import type { ShopPictureState } from '../domain/shop-picture.ts';

export interface MediaTables {
  uploads: {
    id: string;
    file_key: string;
    width_px: number;
    height_px: number;
    bytes: number;
    created_at: Date;
    used_by: string | null;
    sent_by_line: string | null;
    sent_by_block: string | null;
  };
  shop_pictures: {
    id: string;
    state: ShopPictureState;
    width_px: number | null;
    height_px: number | null;
    placeholder: string | null;
    created_at: Date;
    used_at: Date | null;
  };
}
