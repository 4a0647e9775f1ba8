import type { Vocabulary } from '../vocabulary-shape.ts'

const nonProfit: Vocabulary = {
  id: 'non-profit',
  strong:
    'non-profit, non-profits, nonprofit, nonprofits, not-for-profit, ngo, ngos, charity, charities, charitable, charity shop, charity shops, foundation, foundations, donate, donates, donating, donation, donations, donor, donors, giving, good cause, good causes, causes, fundraising, fundraiser, fundraisers, fundraise, volunteer, volunteers, volunteering, volunteering opportunities, volunteer coordinators, grant, grants, grant applications, grant writing, grant proposals, funders, philanthropy, philanthropists, beneficiaries, impact report, impact measurement, social impact, social enterprise, social enterprises, food bank, food banks, soup kitchen, soup kitchens, homeless, homelessness, homeless shelter, homeless shelters, refugees, refugee, asylum seekers, disaster relief, humanitarian, aid workers, aid organisation, aid organisations, emergency aid, relief, in-kind donations, clothes donations, petition, petitions, advocacy, activists, activism, human rights, poverty, people in need, families in need, underprivileged, low-income families, orphanage, orphans, development aid, microdonations, round up purchases, rounds up, rounding up, rounding-up, food rescue, surplus food, unsold, leftovers, corporate giving, csr, pro bono, civil society, mutual aid, donor database, membership fees of associations, legacy giving, charity run, charity runs, red cross, mentoring programme',
  weak: 'help, helpers, support, supporters, community, cause, transparent, campaign, campaigns, awareness, members, association, associations, club, board, annual report, sponsor, sponsors, mentor, mentors, surplus, collect, local groups, churches, church, needy, free of charge, vulnerable, society, impact, receipts, shifts, firms, employees, give, gives, villages',
}

export default nonProfit
