import type { DataKind, DataPage, Thing } from "./kind.ts";
import { officeAddress, officesOf, REQUIRED_ADDRESS, organizationId } from "./organization.ts";

/** The page's job, from `job` in front matter. None while contacts are placeholders. */
export const jobPosting: DataKind = {
  make(page) {
    const { context, copy, content, canonical, description } = page;
    const { job } = copy.data;
    if (!job || context.site.config.contacts.placeholder) return [];
    const { host, home, brand, site } = context;
    const isRemote = job.location === "remote";
    return [
      {
        "@type": "JobPosting",
        title: content.heading,
        // Replaced by the page's copy once that is rendered.
        description,
        url: canonical,
        datePosted: job.datePosted,
        validThrough: job.validThrough,
        employmentType: job.employmentType.map((type) => type.toUpperCase().replace("-", "_")),
        hiringOrganization: {
          "@type": "Organization",
          "@id": organizationId(context),
          name: brand.data.name,
          sameAs: host.origin + home,
        },
        jobLocation: isRemote ? undefined : placeOf(page, job.location),
        jobLocationType: isRemote ? "TELECOMMUTE" : undefined,
        applicantLocationRequirements: isRemote ? { "@type": "Country", name: site.config.name } : undefined,
      },
    ];
  },
  required: {
    JobPosting: [
      "title",
      "description",
      "datePosted",
      "validThrough",
      "hiringOrganization",
      ["jobLocation", "applicantLocationRequirements"],
    ],
    Organization: ["name"],
    Place: ["address"],
    ...REQUIRED_ADDRESS,
  },
  key: "job",
  written: {
    "jobLocation or applicantLocationRequirements": "`location` (the name of an office, else `remote`)",
  },
  lastDay: ({ copy }) => copy.data.job?.validThrough,
};

/** The office with a name; without a name the only office. */
export function placeOf({ context }: DataPage, name: string | undefined): Thing | undefined {
  const offices = officesOf(context);
  const office = name === undefined && offices.length === 1 ? offices[0] : offices.find((item) => item.name === name);
  return office && { "@type": "Place", name: office.name, address: officeAddress(context, office) };
}
