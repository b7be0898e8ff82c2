import type { BrandData } from "../../../runtime/site/brand.ts";
import type { Problem } from "../../report/problem.ts";
import type { PictureForm } from "../pictureForms.ts";
import type { BrandContext } from "./brandContext.ts";
import { planIcon, type PlannedIcon } from "./icon.ts";
import { planIllustrations, type PlannedIllustrations } from "./illustrations.ts";
import { planLogo } from "./logo.ts";
import { planWebManifest } from "./webManifest.ts";
import type { SharePicture } from "../share/sharePicture.ts";
import { planSharePicture } from "./sharePicture.ts";

/** All that is planned of a brand. */
export interface PlannedBrand {
  /** What pages are made from. */
  data: BrandData;
  /** The logo's file in the country's folder. */
  logoFile?: string;
  icon: PlannedIcon;
  /** Its web app manifest's file. */
  manifest?: string;
  illustrations: Pick<PlannedIllustrations, "nameOf" | "all">;
  /** The picture of link previews that it names. */
  share?: SharePicture;
  /** Drawings and other small files, by file name in the country's folder. */
  assets: [file: string, svg: string][];
  /** Files of pictures. */
  pictures: PictureForm[];
  problems: Problem[];
}

/** Plans how a brand is shown: logo, icon, illustrations, picture of link previews. */
export function planBrand(context: BrandContext): PlannedBrand {
  const { name, tagline, description, claims, social } = context.brand;
  const logo = planLogo(context);
  const { icon, problems } = planIcon(context);
  const illustrations = planIllustrations(context);
  const manifest = planWebManifest(context, icon);
  const share = planSharePicture(context);
  const [logoFile] = logo.assets[0] ?? [];
  return {
    data: {
      name,
      ...(tagline !== undefined && { tagline }),
      description,
      claims,
      social,
      ...(logo.logo && { logo: logo.logo }),
    },
    ...(logoFile !== undefined && { logoFile }),
    icon,
    ...(manifest && { manifest: manifest[0] }),
    illustrations,
    ...(share.share && { share: share.share }),
    assets: [...logo.assets, ...illustrations.assets, ...(manifest ? [manifest] : [])],
    pictures: [...illustrations.forms, ...share.forms],
    problems: [...logo.problems, ...problems, ...illustrations.problems, ...share.problems],
  };
}
